import { runCommandLine } from './command-line.ts';
import { wiring } from './composition-root.ts';
import { runProgram } from './program.ts';

await runProgram((start) => runCommandLine(process.argv.slice(2), { ...start, wiring }));
