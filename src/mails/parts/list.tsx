import { ListItem } from './list-item.tsx';

export function List({ items }: Readonly<{ items: readonly string[] }>) {
  return (
    <ul style={{ margin: '0 0 16px', paddingLeft: 20 }}>
      {items.map((item, index) => (
        <ListItem key={index}>{item}</ListItem>
      ))}
    </ul>
  );
}
