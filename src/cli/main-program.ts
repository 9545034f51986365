import { runCommandLine } from './command-line.ts';
import { runProgram } from './program.ts';
import { wiring } from './wiring.ts';

await runProgram((start) => runCommandLine(process.argv.slice(2), { ...start, wiring }));
