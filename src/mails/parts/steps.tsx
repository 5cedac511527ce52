import { ListItem } from './list-item.tsx';

/** A numbered list. */
export function Steps({ items }: Readonly<{ items: readonly string[] }>) {
  return (
    <ol style={{ margin: '0 0 16px', paddingLeft: 20 }}>
      {items.map((item, index) => (
        <ListItem key={index}>{item}</ListItem>
      ))}
    </ol>
  );
}
