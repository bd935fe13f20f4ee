/**
 * In the place of `@peculiar/x509` (wrangler.toml, `[alias]`): chains of certificates and
 * their revocation are asked only of passkeys that attest who made their device, and this site asks none to. What would
 * read them is a tenth of the worker. A passkey that attests all the same is refused, never taken unread.
 */
function NoCertificates(): never {
  throw new Error('Passkeys that attest their maker by certificates are not taken here.');
}

export {
  NoCertificates as AuthorityKeyIdentifierExtension,
  NoCertificates as CRLDistributionPointsExtension,
  NoCertificates as SubjectKeyIdentifierExtension,
  NoCertificates as X509Certificate,
  NoCertificates as X509ChainBuilder,
  NoCertificates as X509Crl,
};
