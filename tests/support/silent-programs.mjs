/** Loaded before a command: child processes that it starts never respond, and keep nothing alive. */
import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';

childProcess.spawn = () =>
  Object.assign(new EventEmitter(), { stdin: new PassThrough(), stdout: new PassThrough(), unref() {}, kill() {} });
syncBuiltinESMExports();
