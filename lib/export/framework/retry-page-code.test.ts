const load = jest.fn();

beforeAll(async () => {
  Object.assign(globalThis, { __webpack_require__: { e: load } });
  await import("./retry-page-code");
});

test("a chunk that did not arrive is requested anew when it is asked for again, and not otherwise", async () => {
  const runtime = (globalThis as unknown as Record<string, { e: typeof load }>)
    .__webpack_require__;
  load.mockRejectedValueOnce(new Error("404")).mockResolvedValueOnce("code");
  const chunk = runtime?.e("page");
  await expect(Promise.all([chunk])).rejects.toThrow("404");
  expect(await Promise.all([chunk, chunk])).toEqual(["code", "code"]);
  expect(await chunk).toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});
