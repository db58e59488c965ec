import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { SigningCertificate } from './contract.ts';
import { findSigningAlgorithm } from './signing-algorithm.ts';

/** What is wrong, as the rest of a sentence that begins with the name of the setting. */
export type CertificateProblem = { of: 'certificate' | 'key'; problem: string };

/** E-mail protection, document signing, C2PA claim signing. */
const usages = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36', '1.3.6.1.4.1.62558.2.1'];
const day = (moment: Date) => moment.toISOString().slice(0, 10);
const inCertificate = (problem: string): CertificateProblem => ({ of: 'certificate', problem });

/** Why readers of credentials would reject what this certificate and key sign; undefined if they wouldn't. */
export function findCertificateProblem(
  given: { chain: string; privateKey: string },
  now: Date,
): CertificateProblem | undefined {
  const chain = readChain(given.chain);
  const [signer] = chain ?? [];
  if (!chain || !signer) return inCertificate('is not a certificate in PEM form');
  const key = readKey(given.privateKey);
  if (!key) return { of: 'key', problem: 'is not a private key in PEM form without a password' };
  if (!signer.checkPrivateKey(key)) return { of: 'key', problem: 'is not the key of that certificate' };
  return findWeakness(signer, key) ?? findPeriodProblem(chain, now) ?? findChainProblem(chain);
}

/** What screens and records say about a certificate. */
export function describeCertificate(chain: string, { isTest }: { isTest: boolean }): SigningCertificate {
  const [signer] = readChain(chain) ?? [];
  if (!signer) throw new Error('there is no certificate');
  return {
    fingerprint: signer.fingerprint256.replaceAll(':', '').toLowerCase(),
    subject: /^(?:O|CN)=(.+)$/m.exec(signer.subject)?.[1] ?? signer.subject,
    expiresAt: signer.validToDate,
    isTest,
  };
}

/** One text per certificate, the signer's first. */
export function splitChain(chain: string): string[] {
  return chain.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}

function readChain(chain: string): X509Certificate[] | undefined {
  try {
    return splitChain(chain).map((pem) => new X509Certificate(pem));
  } catch {
    return undefined;
  }
}

function readKey(privateKey: string): KeyObject | undefined {
  try {
    return createPrivateKey(privateKey);
  } catch {
    return undefined;
  }
}

function findWeakness(signer: X509Certificate, key: KeyObject): CertificateProblem | undefined {
  if (!findSigningAlgorithm(key))
    return {
      of: 'key',
      problem: 'is weak; it takes P-256, P-384, P-521, Ed25519 or RSA of at least 2048 bits',
    };
  if (/sha1|md5/i.test(signer.signatureAlgorithm ?? ''))
    return inCertificate('is weak: its authority signed it with SHA-1 or MD5');
  if (signer.ca) return inCertificate('begins with an authority; the signer’s own certificate comes first');
  if (!signer.keyUsage?.some((usage) => usages.includes(usage)))
    return inCertificate(
      'may not sign files: it lacks the extended key usage e-mail protection, document signing or C2PA claim signing',
    );
  return undefined;
}

function findPeriodProblem(chain: X509Certificate[], now: Date): CertificateProblem | undefined {
  for (const { validFromDate, validToDate } of chain) {
    if (now > validToDate) return inCertificate(`expired on ${day(validToDate)}`);
    if (now < validFromDate) return inCertificate(`is not valid before ${day(validFromDate)}`);
  }
  return undefined;
}

function findChainProblem(chain: X509Certificate[]): CertificateProblem | undefined {
  const [signer] = chain as [X509Certificate];
  if (signer.verify(signer.publicKey))
    return inCertificate('is self-signed; it takes one that an authority issued');
  const isOrdered = chain.every((one, at) => {
    const issuer = chain[at + 1];
    return !issuer || isIssuedBy(one, issuer);
  });
  return isOrdered
    ? undefined
    : inCertificate('lists certificates that did not issue each other, signer first');
}

function isIssuedBy(one: X509Certificate, issuer: X509Certificate): boolean {
  return one.checkIssued(issuer) && one.verify(issuer.publicKey);
}
