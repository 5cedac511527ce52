import styles from '../admin/admin.css?url';
import { AdminPanel } from '../admin/frame/admin-panel.tsx';

/** The one route of the admin panel; its screens are in src/web/admin/frame/screens.ts. */
export default function Admin() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <AdminPanel />
    </>
  );
}
