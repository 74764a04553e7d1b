import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
} from "node:crypto";

export type Certificate = {
  key: string;
  cert: string;
  /** Hash of the public key, by which a browser can be told to trust this one. */
  fingerprint: string;
};

/**
 * A key and a self-signed certificate for localhost, made anew for each run: browsers speak HTTP/2 only over TLS, and
 * a key that lies in a repository is no key. Node can sign but not write certificates, hence the few lines of DER.
 */
export function selfSigned(now = new Date()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const name = sequence(
    tagged(
      SET,
      sequence(
        tagged(OBJECT_ID, COMMON_NAME),
        tagged(UTF8_STRING, Buffer.from("localhost")),
      ),
    ),
  );
  const algorithm = sequence(tagged(OBJECT_ID, ECDSA_WITH_SHA256));
  const content = sequence(
    tagged(EXPLICIT_0, tagged(INTEGER, Buffer.from([2]))),
    tagged(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(now, -1), time(now, 30)),
    name,
    spki,
  );
  const signature = sign("sha256", content, privateKey);
  const der = sequence(
    content,
    algorithm,
    tagged(BIT_STRING, Buffer.concat([Buffer.from([0]), signature])),
  );
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der
      .toString("base64")
      .replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`,
    fingerprint: createHash("sha256").update(spki).digest("base64"),
  };
}

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SET = 0x31;
const SEQUENCE = 0x30;
const EXPLICIT_0 = 0xa0;
/** 2.5.4.3 and 1.2.840.10045.4.3.2, as DER writes them. */
const COMMON_NAME = Buffer.from([0x55, 0x04, 0x03]);
const ECDSA_WITH_SHA256 = Buffer.from([
  0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02,
]);

function sequence(...parts: Buffer[]): Buffer {
  return tagged(SEQUENCE, Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function time(now: Date, days: number): Buffer {
  const day = new Date(now.getTime() + days * 86_400_000);
  return tagged(
    UTC_TIME,
    Buffer.from(`${day.toISOString().replace(/\D/g, "").slice(2, 14)}Z`),
  );
}

/** The one of this run. */
export const certificate = selfSigned();
