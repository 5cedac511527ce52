-- What the catalogue sync compares and shares, so that it need not read or send what it already knows.

alter table packages
  -- Of everything the network said: a package whose fingerprint is unchanged is not sent again. Empty: unknown.
  add column content_hash text not null default '',
  -- Of where it works and on which networks: an operator's packages have it in common, so readers load it once.
  add column coverage_hash text not null default '';
