import type pg from 'pg';

/**
 * What half a year of that many orders leaves behind, up to now: audit lines, contacts with their deliveries, emails, and
 * the last week's jobs, because the queue keeps finished jobs for a week.
 */
export async function addRecords(client: pg.Client, orders: number): Promise<void> {
  const step = `interval '180 days' / ${orders}`;
  const at = `now() - (${orders} - n) * ${step}`;
  await client.query(
    `insert into audit_log (actor_id, action, subject, details, created_at)
     select case when n % 20 = 0 then (select id from auth_users where email = 'ada@hearthcast.example') end,
       case when n % 20 = 0 then (array['podcast.audio_attached', 'order.created', 'review.approve'])[n / 20 % 3 + 1]
         else (array['order.paid', 'auth.signed_in', 'listing.filled'])[n % 3 + 1] end,
       'subject-' || n, '{"key": "value"}', ${at}
     from generate_series(1, ${orders}) n, generate_series(1, 3) copy`,
  );
  await client.query(
    `insert into contacts (contact_type, source_key, email, podcast_id, created_at)
     select 'order', case when n % 10 < 4 then 'delivered:' else 'order:' end || p.id, p.customer_email, p.id, ${at}
     from (select id, customer_email, substr(order_key, 7)::int as n from podcasts where order_key like 'bench:%') p`,
  );
  await client.query(
    `insert into contact_deliveries (contact_id, destination, delivery_key, status, last_error, created_at, updated_at)
     select c.id, d.name, c.id || d.name,
       case when abs(hashtext(c.id::text)) % 200 = 0 then 'failed' else 'delivered' end, 'the CRM answered 500',
       c.created_at, c.created_at
     from contacts c, (values ('crm'), ('spreadsheet'), ('webhook')) d (name) where c.source_key ~ ':'`,
  );
  await client.query(
    `insert into mails (mail_key, message_id, kind, recipient, subject, html, text, status, last_error, created_at)
     select 'bench:' || n || copy, 'bench:' || n || copy, 'podcast-ready', 'agent' || n || '@example.com', 'Ready',
       repeat('<p>It is ready.</p>', 100), repeat('It is ready. ', 50),
       case when n % 300 = 0 then 'failed' else 'sent' end, case when n % 300 = 0 then 'no such mailbox' end, ${at}
     from generate_series(1, ${orders}) n, generate_series(1, 2) copy`,
  );
  await client.query(
    `insert into pgboss.job (name, state, data, created_on, completed_on)
     select (array['send-mail', 'deliver-contact', 'host-listing-photos', 'produce-episode'])[copy],
       case when n % 500 = 0 then 'failed' else 'completed' end::pgboss.job_state, '{}', ${at}, ${at}
     from generate_series(${Math.floor(orders * (1 - 7 / 180))}, ${orders}) n, generate_series(1, 4) copy`,
  );
}
