import { run } from './node/commandLine/run';

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
