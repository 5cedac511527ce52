import styles from '../admin/admin.css?url';
import { AdminPanel } from '../admin/frame/admin-panel.tsx';
import frameStyles from '../admin/frame/frame.css?url';
import orderStyles from '../admin/orders/orders.css?url';

/** The one route of the admin panel; its screens are in src/web/admin/frame/screens.ts. */
export default function Admin() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <link rel="stylesheet" href={frameStyles} precedence="feature" />
      <link rel="stylesheet" href={orderStyles} precedence="feature" />
      <AdminPanel />
    </>
  );
}
