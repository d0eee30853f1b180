// Runs the module that its first argument names, and ends with its whole process group when its standard input
// closes. That happens at the latest when the process that started it is gone, however it ended.
import { pathToFileURL } from 'node:url';

process.argv.splice(1, 1);
process.stdin.once('close', () => process.kill(-process.pid, 'SIGKILL')).resume();
await import(pathToFileURL(process.argv[1]).href);
