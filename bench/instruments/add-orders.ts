import type pg from 'pg';

/** Orders and listings in every state, spread over half a year, written by the database itself. */
export async function addOrders(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into podcasts (listing_url, status, podcast_file_url, listing_page_url, customer_email,
       customer_first_name, customer_last_name, customer_phone, order_key, created_at)
     select 'https://homes.example/' || n,
       (array['completed','completed','completed','completed','paid','processing','pending','chatgpt_processed','failed','cancelled'])[n % 10 + 1],
       case when n % 10 < 4 then '/files/episodes/' || n || '.mp3' end,
       case when n % 10 < 4 then '/listings/bench-' || n end,
       'agent' || n || '@brokers' || n % 97 || '.example',
       (array['Pat','Maya','Orla','Wren'])[n % 4 + 1], 'Lee', '(555) 010-' || lpad((n % 10000)::text, 4, '0'),
       'bench:' || n, timestamptz '2026-01-01' + n * interval '150 seconds'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into listings (slug, status, podcast_id, address, city, state, zip_code, created_at)
     select 'bench-' || substr(order_key, 7),
       case when podcast_file_url is not null then 'active' when status in ('paid', 'pending') then 'pending' else 'data_populated' end,
       id, lpad(substr(order_key, 7), 6, '0') || ' Oak Street', 'Larkmere', 'VT', '05852', created_at
     from podcasts where order_key like 'bench:%'`,
  );
}
