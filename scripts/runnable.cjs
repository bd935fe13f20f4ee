'use strict';
const fs = require('fs');
const path = require('path');

/** The oldest Node with which `npm ci` works; see "engines" in package.json. */
const oldestForInstall = [20, 0];

/** Strips types without a flag. Node 23 does so since 23.6. */
function runsTypeScript(version) {
  if (isBefore(version, [22, 18])) return false;
  return isBefore(version, [23, 0]) || !isBefore(version, [23, 6]);
}

function isBefore(version, other) {
  return version[0] < other[0] || (version[0] === other[0] && version[1] < other[1]);
}

/** The packages of package.json that are not in `node_modules`; those for development where they are asked for. */
function missingPackages(root, forDevelopment) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const absent = function (name) {
    return !fs.existsSync(path.join(root, 'node_modules', name, 'package.json'));
  };
  return {
    required: Object.keys(manifest.dependencies).filter(absent),
    development: forDevelopment ? Object.keys(manifest.devDependencies).filter(absent) : [],
  };
}

/** A sentence that says why a script cannot run on this Node, with these packages, in this folder; `undefined` where it can. */
function findProblem(nodeVersion, missing, root) {
  // Vite takes "#" and "?" for the fragment and the query of a URL; below a folder with "%" Astro loses style sheets.
  if (/[#?%]/.test(root))
    return 'Lexicon cannot be built in a folder with "#", "?" or "%" in its path: rename or move ' + root + '.';
  const version = nodeVersion.split('.').map(Number);
  if (missing.required.length > 0 && isBefore(version, oldestForInstall))
    return (
      'Lexicon needs Node 20 or newer, and this is Node ' + nodeVersion + ': install a newer one, then run "npm ci".'
    );
  if (missing.required.length > 0)
    return 'Packages are missing (' + shortList(missing.required) + '): run "npm ci" first.';
  if (missing.development.length > 0)
    return (
      'Packages for development are missing (' + shortList(missing.development) + '): run "npm ci --include=dev" first.'
    );
  if (!runsTypeScript(version))
    return (
      'Lexicon runs on the Node that "npm ci" installs, which is missing here, or on Node 22.18 or newer; this is Node ' +
      nodeVersion +
      ': run "npm ci" without --ignore-scripts, or install a newer Node.'
    );
  return undefined;
}

function shortList(names) {
  return names.length > 3 ? names.slice(0, 3).join(', ') + ' and ' + (names.length - 3) + ' more' : names.join(', ');
}

module.exports = { findProblem: findProblem, missingPackages: missingPackages };
