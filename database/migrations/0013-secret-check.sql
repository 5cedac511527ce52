-- A random text sealed with the secret that encrypts eSIM codes. A process that cannot open it has another secret.
create table secret_check (
  is_only boolean primary key default true check (is_only),
  sealed text not null
);
