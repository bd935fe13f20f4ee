/**
 * Replaces `@peculiar/x509` (wrangler.toml, `[alias]`). Only passkeys with attestation need certificate chains and
 * revocation checks, and this site requests no attestation. The real package is a tenth of the worker's size. A passkey
 * with certificate attestation is rejected, never accepted unverified.
 */
function NoCertificates(): never {
  throw new Error('Passkeys with certificate attestation are not supported.');
}

export {
  NoCertificates as AuthorityKeyIdentifierExtension,
  NoCertificates as CRLDistributionPointsExtension,
  NoCertificates as SubjectKeyIdentifierExtension,
  NoCertificates as X509Certificate,
  NoCertificates as X509ChainBuilder,
  NoCertificates as X509Crl,
};
