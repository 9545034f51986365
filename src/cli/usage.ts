/** What `headjudge help` prints. */
export const usage = `headjudge ask [--json] [--batch] [--ruleset tcg|ocg] [--catalog FILE] [--image FILE.png]
              [--reader-answer FILE] [TEXT]
    answers TEXT: a slash-command line (/card name:"..."), a situation as JSON, or plain words;
    --batch reads {"id","text"} a line on stdin and writes one JSON answer a line, in order;
    --image writes a picture of the answer: what happened, the Chain, the field;
    --reader-answer takes what a language model answers from a file, and asks none
headjudge check [--json] [--ruleset tcg|ocg] [--catalog FILE] [LOG]
    checks a log, a step a line in the situation language or a situation as JSON, from the file LOG or from stdin:
    the first illegal step with its rule and source, or that all steps are legal
headjudge find cards|rules [--json] [--limit N] [--catalog FILE]
    reads one query a line on stdin and writes one line of results for each
headjudge read [--json] [--all | NAME...] [--catalog FILE]
    how cards are read; with --json their effect models, a card a line
headjudge catalog sync [--from ADDRESS|FILE] [--force] [--json]
    fetches the catalogue of all cards; --force takes it even where far fewer are in it than before
headjudge catalog status [--json]
    which catalogue there is, and how old it is
headjudge qa sync [--from ADDRESS|FILE|FOLDER] [--force] [--json]
    fetches the index of official Q&A numbers: from the public repository, from its published files, or from
    {"qa","date","cards"} a line; --force takes it even where far fewer are in it than before
headjudge qa status [--json]
    how many Q&A numbers there are, and how old the index is
headjudge console [--whole]
    asks and answers until "exit"; on a terminal an answer is one screen, and "more" or --whole shows all of it;
    reads lines until end of input when it is not a terminal
headjudge reader prompt [--catalog FILE] TEXT
    what a language model is sent to read TEXT, where READER_URL names one
headjudge health
    succeeds when questions can be answered, settings can be kept, and a bot that runs here does not hang
headjudge doctor
    looks at the token, the clock, the cards, the Q&As and the storage, and says what is to be mended
headjudge help
    this text

FILE is a catalogue of real cards as YAML Yugi publishes it (.json or .json.gz); without it the answers are by the
catalogue that was synced, or else by the one that the project carries, which has no texts.

Exit status: 0 with an answer (also "cannot tell"), 1 when the request was bad (the reason on stderr; with --json an
object with "error" on stdout), 2 for a bug. A bad line of --batch gets an answer with "error" and the others go on.`;
