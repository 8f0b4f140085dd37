/** Simulates a phone with a passkey: answers WebAuthn challenges as a browser would relay them, without a browser. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** Flags of the authenticator data: user present, user verified, attested credential data included. */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

export interface Behaviour {
  /** Origin that the browser reports. */
  readonly origin: string;
  readonly domain: string;
  /** False if the user has not confirmed with a fingerprint or face. */
  readonly isVerified?: boolean;
}

export function softwareAuthenticator({ origin, domain, isVerified = true }: Behaviour) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(attested: Uint8Array) {
    const flags = PRESENT + (isVerified ? VERIFIED : 0) + (attested.length > 0 ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.of(flags), count, attested]);
  }

  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** Registers a new passkey, without attestation of the manufacturer. */
    create({ challenge }: { challenge: string }) {
      // COSE key (RFC 9053): type EC2, algorithm ES256, curve P-256, then both coordinates.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]));
      // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR (RFC 8949).
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** Signs a challenge with the passkey. */
    get({ challenge }: { challenge: string }) {
      counter += 1;
      const [client, data] = [clientData('webauthn.get', challenge), authenticatorData(Buffer.alloc(0))];
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
    /** Resets the signature counter, as a cloned authenticator would. */
    resetCounter: () => {
      counter = 0;
    },
  };
}
