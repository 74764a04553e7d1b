/** @jest-environment node */
import { completeLockfile } from "./lockfile.mjs";

const parent = {
  version: "2.0.0",
  integrity: "sha512-x",
  dev: true,
  optionalDependencies: {
    "@x/linux-x64-musl": "2.0.0",
    "@x/win32-arm64-msvc": "2.0.0",
  },
};

test("a missing binary of another platform gets the entry that npm would have written", () => {
  const { lock, added } = completeLockfile({
    packages: { "": {}, "node_modules/z": parent },
  });

  expect(added).toHaveLength(2);
  expect(lock.packages["node_modules/@x/linux-x64-musl"]).toEqual({
    version: "2.0.0",
    cpu: ["x64"],
    dev: true,
    libc: ["musl"],
    optional: true,
    os: ["linux"],
  });
  expect(lock.packages["node_modules/@x/win32-arm64-msvc"]).toEqual({
    version: "2.0.0",
    cpu: ["arm64"],
    dev: true,
    optional: true,
    os: ["win32"],
  });
});

test("entries are sorted by path and a complete file stays as it is", () => {
  const first = completeLockfile({
    packages: { "": {}, "node_modules/z": parent },
  });
  const second = completeLockfile(first.lock);

  expect(Object.keys(first.lock.packages)).toEqual([
    "",
    "node_modules/@x/linux-x64-musl",
    "node_modules/@x/win32-arm64-msvc",
    "node_modules/z",
  ]);
  expect(second.added).toEqual([]);
  expect(second.lock).toEqual(first.lock);
});

test("an update of the parent updates the entries made here but never those with a checksum", () => {
  const { lock, added } = completeLockfile({
    packages: {
      "node_modules/z": parent,
      "node_modules/@x/linux-x64-musl": { version: "1.0.0", optional: true },
      "node_modules/@x/win32-arm64-msvc": {
        version: "1.0.0",
        integrity: "sha512-y",
      },
    },
  });

  expect(added).toEqual(["node_modules/@x/linux-x64-musl"]);
  expect(lock.packages["node_modules/@x/linux-x64-musl"]?.version).toBe(
    "2.0.0",
  );
});

test("a nested optional dependency is found where Node would find it", () => {
  const { added } = completeLockfile({
    packages: {
      "node_modules/a/node_modules/z": parent,
      "node_modules/a/node_modules/@x/linux-x64-musl": { version: "2.0.0" },
      "node_modules/@x/win32-arm64-msvc": { version: "2.0.0" },
    },
  });

  expect(added).toEqual([]);
});

test("addresses of packages are taken out, links inside the repository stay", () => {
  const { lock, addresses } = completeLockfile({
    packages: {
      "node_modules/a": {
        version: "1.0.0",
        resolved: "https://registry.example.com/a-1.0.0.tgz",
      },
      "node_modules/b": { resolved: "packages/b" },
    },
  });

  expect(addresses).toEqual(["node_modules/a"]);
  expect(lock.packages["node_modules/a"]).toEqual({ version: "1.0.0" });
  expect(lock.packages["node_modules/b"]?.resolved).toBe("packages/b");
});
