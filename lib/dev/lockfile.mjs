// Plain JavaScript without dependencies, because it must run before `npm ci` can.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, dev?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

/**
 * A package source that lacks other platforms' binaries makes npm leave them out of the lock file, and npm 11
 * then refuses that file everywhere. This adds an entry for each one missing and takes package addresses out.
 * @param {Lockfile} lock
 * @returns {{ lock: Lockfile, added: string[], addresses: string[] }} the completed copy and what was wrong
 */
export function completeLockfile(lock) {
  /** @type {Record<string, Entry>} */
  const packages = {};
  const addresses = [];
  for (const [path, { resolved, ...entry }] of Object.entries(lock.packages)) {
    if (resolved?.startsWith("http")) addresses.push(path);
    packages[path] =
      resolved === undefined || resolved.startsWith("http")
        ? entry
        : { resolved, ...entry };
  }

  const added = [];
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(
    packages,
  )) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = lowestVersion(range);
      const place = locate(packages, parent, name);
      const found = place === undefined ? undefined : packages[place];
      if (found && !isStaleStub(found, range, version)) continue;
      const free = place ?? `node_modules/${name}`;
      packages[free] = stub(name, version, dev);
      added.push(free);
    }
  }

  const sorted = Object.entries(packages).sort(([a], [b]) =>
    a.localeCompare(b, "en"),
  );
  return {
    lock: { ...lock, packages: Object.fromEntries(sorted) },
    added,
    addresses,
  };
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 * @returns {Entry} what npm would have written, less the checksum that only the package itself can give
 */
function stub(name, version, dev) {
  const words = name.split(/[/-]/);
  const os = words.find((word) =>
    /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/.test(
      word,
    ),
  );
  const cpu = words.find((word) =>
    /^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64|wasm32)$/.test(
      word,
    ),
  );
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : words.some((word) => /^(gnu|glibc)/.test(word))
      ? "glibc"
      : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && os === "linux" && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

/**
 * Node's own resolution: beside the parent first, then one folder up at a time.
 * @param {Record<string, Entry>} packages
 * @param {string} parent
 * @param {string} name
 * @returns {string | undefined}
 */
function locate(packages, parent, name) {
  for (let base = parent; ; ) {
    const place = `${base ? `${base}/` : ""}node_modules/${name}`;
    if (packages[place]) return place;
    if (!base) return undefined;
    base = base.slice(0, Math.max(0, base.lastIndexOf("node_modules/") - 1));
  }
}

/**
 * An entry made here for an earlier version of its parent. Only exact ranges can be judged without a registry.
 * @param {Entry} entry
 * @param {string} range
 * @param {string} version
 */
function isStaleStub(entry, range, version) {
  return !entry.integrity && range === version && entry.version !== version;
}

/** @param {string} range */
function lowestVersion(range) {
  return range.match(/\d+\.\d+\.\d+[\w.+-]*/)?.[0] ?? range;
}

/** @param {string[]} args */
function run(args) {
  const file = "package-lock.json";
  const before = readFileSync(file, "utf8");
  const { lock, added, addresses } = completeLockfile(JSON.parse(before));
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  const faults = [
    added.length > 0 &&
      `lacks ${added.length} optional packages of other platforms (first: ${added[0]}), so npm 11 refuses it`,
    addresses.length > 0 &&
      `carries ${addresses.length} package addresses (first: ${addresses[0]})`,
    after !== before && "is not sorted and indented as npm writes it",
  ].filter(Boolean);

  if (!args.includes("--check")) {
    writeFileSync(file, after);
    console.log(
      `${file}: added ${added.length} entries, took out ${addresses.length} addresses.`,
    );
  } else if (faults[0]) {
    console.error(`${file} ${faults[0]}. Run: npm run lockfile`);
    process.exitCode = 1;
  } else {
    console.log(`${file} is complete for every platform.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run(process.argv.slice(2));
}
