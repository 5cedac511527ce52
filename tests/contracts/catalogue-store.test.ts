import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { describeCatalogueStore } from './catalogue-store.contract.ts';

describeCatalogueStore('The PostgreSQL catalogue', async () => createCatalogueStore(await aPostgres()));
