#!/usr/bin/env node
import { run } from './node/commandLine/run';

// All is written by then. To wait for the end would be to wait for the compiler, which may still be at work.
void run(process.argv.slice(2)).then((code) => process.exit(code));
