/** Every paid order has one invoice, every refund of a sale one credit note, and no number of a series is missing. */
export const WRONG_INVOICES = `
  select o.id || ': paid, with ' || count(i.number) || ' invoices' as wrong
  from orders o left join invoices i on i.order_id = o.id and i.series = 'F'
  where o.paid_at is not null group by o.id having count(i.number) <> 1
  union all
  select i.order_id || ': an invoice of an order that is not paid'
  from invoices i join orders o on o.id = i.order_id where o.paid_at is null
  union all
  select r.id || ': refunded, with ' || count(i.number) || ' credit notes'
  from refunds r join payments p using (payment_id) left join invoices i on i.refund_id = r.id
  where r.status = 'done' and p.counts group by r.id having count(i.number) <> 1
  union all
  select 'series ' || series || ': ' || count(*) || ' numbers up to ' || max(number)
  from invoices group by series having count(*) <> max(number)`;
