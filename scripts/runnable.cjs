'use strict';
const fs = require('fs');
const path = require('path');

/** The oldest Node with which `npm ci` installs everything. See "engines" in package.json. */
const oldestForInstall = [20, 19];

/** Whether this Node strips types without a flag. Node 23 does so since 23.6. */
function runsTypeScript(version) {
  if (isBefore(version, [22, 18])) return false;
  return isBefore(version, [23, 0]) || !isBefore(version, [23, 6]);
}

function isBefore(version, other) {
  return version[0] < other[0] || (version[0] === other[0] && version[1] < other[1]);
}

/** The packages that are not in `node_modules`. Development packages count only if they are requested. */
function missingPackages(root, forDevelopment) {
  const manifest = readJson(root, 'package.json');
  const absent = function (name) {
    return !isInstalled(root, 'node_modules/' + name);
  };
  return {
    required: Object.keys(manifest.dependencies).filter(absent),
    development: forDevelopment ? Object.keys(manifest.devDependencies).filter(absent) : [],
    native: lackingNativePart(root, readJson(root, 'package-lock.json').packages, forDevelopment),
  };
}

/**
 * Packages that are installed without their native part for this machine. npm silently skips parts that need a newer
 * Node.
 */
function lackingNativePart(root, locked, forDevelopment) {
  return Object.keys(locked)
    .filter(function (packagePath) {
      const entry = locked[packagePath];
      if (packagePath === '' || !entry.optionalDependencies || (entry.dev && !forDevelopment)) return false;
      const parts = Object.keys(entry.optionalDependencies)
        .map(function (name) {
          return locked[packagePath + '/node_modules/' + name]
            ? packagePath + '/node_modules/' + name
            : 'node_modules/' + name;
        })
        .filter(function (part) {
          return isForThisMachine(locked[part]);
        });
      const isComplete = parts.length === 0 || parts.some(isInstalled.bind(undefined, root));
      return !isComplete && isInstalled(root, packagePath);
    })
    .map(function (packagePath) {
      return packagePath.slice(packagePath.lastIndexOf('node_modules/') + 'node_modules/'.length);
    });
}

function isForThisMachine(entry) {
  if (!entry || !entry.os || !entry.cpu) return false;
  return entry.os.indexOf(process.platform) !== -1 && entry.cpu.indexOf(process.arch) !== -1;
}

function isInstalled(root, packagePath) {
  return fs.existsSync(path.join(root, packagePath, 'package.json'));
}

function readJson(root, name) {
  return JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'));
}

/**
 * A sentence that says why a script cannot run on this Node, with these packages, in this folder; `undefined` if it
 * can.
 */
function findProblem(nodeVersion, missing, root) {
  // Vite treats "#" and "?" as the fragment and the query of a URL. In a folder with "%", Astro loses style sheets.
  if (/[#?%]/.test(root))
    return 'Lexicon cannot be built in a folder with "#", "?" or "%" in its path. Rename or move ' + root + '.';
  const version = nodeVersion.split('.').map(Number);
  if (missing.required.length > 0 && isBefore(version, oldestForInstall))
    return (
      'Lexicon needs Node 20.19, 22.12 or newer, but this is Node ' +
      nodeVersion +
      '. Install a newer Node, then run "npm ci".'
    );
  if (missing.required.length > 0)
    return 'Packages are missing (' + shortList(missing.required) + '). Run "npm ci" first.';
  if (missing.development.length > 0)
    return (
      'Packages for development are missing (' + shortList(missing.development) + '). Run "npm ci --include=dev" first.'
    );
  if (missing.native.length > 0)
    return (
      'The native parts of ' +
      shortList(missing.native) +
      ' are missing, because npm skips them on an old Node. Run "npm ci" with Node 20.19, 22.12 or newer.'
    );
  if (!runsTypeScript(version))
    return (
      'Lexicon needs Node 22.18, 23.6 or newer, but this is Node ' +
      nodeVersion +
      '. Install a newer Node, or run "npm ci" without --ignore-scripts, which installs one in this folder.'
    );
  return undefined;
}

function shortList(names) {
  return names.length > 3 ? names.slice(0, 3).join(', ') + ' and ' + (names.length - 3) + ' more' : names.join(', ');
}

module.exports = { findProblem: findProblem, missingPackages: missingPackages };
