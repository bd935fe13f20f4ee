'use strict';
// Starts a script of package.json, or says in one sentence why it cannot run. Node 12 and later must be able to read
// this file and runnable.cjs, so both use only old syntax.
const path = require('path');
const url = require('url');
const runnable = require('./runnable.cjs');

const args = process.argv.slice(2);
// Development scripts also need the packages of `devDependencies`.
const isForDevelopment = args[0] === '--development';
if (isForDevelopment) args.shift();

const root = path.join(__dirname, '..');
const problem = runnable.findProblem(process.versions.node, runnable.missingPackages(root, isForDevelopment), root);
if (problem) {
  process.stderr.write(problem + '\n');
  process.exit(1);
}

const script = path.join(root, args[0]);
process.argv = [process.argv[0], script].concat(args.slice(1));
// Node exits with code 13 if the main module waits forever. The imported script is not the main module, so set the code
// here.
process.exitCode = 13;
import(url.pathToFileURL(script).href).then(function () {
  if (process.exitCode === 13) process.exitCode = undefined;
});
