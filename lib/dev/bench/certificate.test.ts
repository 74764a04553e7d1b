/** @jest-environment node */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { selfSigned } from "./certificate";

test("the certificate belongs to its key, signs itself and is valid today", () => {
  const { key, cert } = selfSigned();
  const certificate = new X509Certificate(cert);
  expect(certificate.subject).toBe("CN=localhost");
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
});
