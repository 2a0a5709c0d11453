import { type Kysely, sql } from 'kysely'

/** Adds vouchers, guests, online payments, the ledger and cash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await vouchers(db)
  await payments(db)
  await ledger(db)
  await cash(db)
  await reconciliation(db)
  await past(db)
}

async function vouchers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table voucher (
      country text not null,
      code text not null,
      kind text not null check (kind in ('AMOUNT', 'PERCENTAGE')),
      value bigint not null check (value > 0),
      cap_minor bigint,
      minimum_fee_minor bigint not null,
      valid_from timestamptz not null,
      valid_until timestamptz,
      uses_total integer,
      uses_per_vendor integer,
      vendor_ids text[] not null,
      delivery text check (delivery in ('INSTANT', 'LATER')),
      used integer not null default 0 check (used >= 0 and (uses_total is null or used <= uses_total)),
      created_at timestamptz not null,
      stopped_at timestamptz,
      primary key (country, code)
    )`.execute(db)
  await sql`
    create table voucher_use (
      vendor_id text not null,
      order_id text not null,
      country text not null,
      code text not null,
      business_id text not null,
      taken_at timestamptz not null,
      given_back_at timestamptz,
      primary key (vendor_id, order_id),
      foreign key (vendor_id, order_id) references orders on delete cascade deferrable initially deferred,
      foreign key (country, code) references voucher
    )`.execute(db)
  await sql`create index voucher_use_of_business on voucher_use (country, code, business_id) where given_back_at is null`.execute(
    db,
  )
  await sql`
    alter table orders
      add column voucher_code text,
      add column voucher_minor bigint not null default 0,
      add column sender_email text`.execute(db)
}

/** Paying online. No card is in any of it: the gateway has those. */
async function payments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_wallet (
      vendor_id text not null,
      user_id text not null,
      wallet_id text not null,
      created_at timestamptz not null,
      primary key (vendor_id, user_id)
    )`.execute(db)
  await sql`
    create table payment_intent (
      vendor_id text not null,
      order_id text not null,
      intent_id text not null,
      country text not null,
      provider text not null,
      user_id text not null,
      wallet_id text not null,
      gateway_intent_id text,
      gateway_version bigint not null default 0,
      state text not null,
      amount_minor bigint not null check (amount_minor >= 0),
      taken_minor bigint not null default 0 check (taken_minor >= 0),
      currency text not null,
      attempts integer not null default 0,
      decline text,
      challenge_url text,
      card_scheme text,
      card_last_digits text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (vendor_id, order_id),
      foreign key (vendor_id, order_id) references orders
    )`.execute(db)
  await sql`create unique index payment_intent_id on payment_intent (vendor_id, intent_id)`.execute(db)
  await sql`
    create index payment_intent_open on payment_intent (asked_at)
    where state in ('OPEN', 'PROCESSING', 'ACTION_REQUIRED')`.execute(db)
  await sql`create index orders_paid on orders (updated_at) where status = 'PAYMENT_COMMITTED'`.execute(db)
  await sql`
    create table refund (
      vendor_id text not null,
      order_id text not null,
      refund_id text not null,
      country text not null,
      cause text not null,
      state text not null,
      amount_minor bigint not null check (amount_minor > 0),
      gateway_refund_id text,
      tries integer not null default 0,
      fault text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      done_at timestamptz,
      primary key (vendor_id, order_id, refund_id),
      foreign key (vendor_id, order_id) references payment_intent
    )`.execute(db)
  await sql`create index refund_open on refund (updated_at) where state in ('DECIDED', 'SENT')`.execute(db)
  await sql`
    create table webhook_event (
      vendor_id text not null,
      event_id text not null,
      order_id text not null,
      type text not null,
      outcome text not null,
      received_at timestamptz not null,
      primary key (vendor_id, event_id)
    )`.execute(db)
  await sql`create index webhook_event_age on webhook_event (received_at)`.execute(db)
}

/** Double entry: what one account gets, another gives. The database refuses an entry that does not come to nothing. */
async function ledger(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_account (account text primary key, kind text not null)`.execute(db)
  await sql`
    insert into ledger_account (account, kind) values
      ('gateway', 'asset'), ('receivable', 'asset'), ('rider_cash', 'asset'),
      ('prepaid', 'liability'), ('refund_due', 'liability'), ('shop_cash', 'liability'),
      ('fees', 'income'), ('charges', 'income')`.execute(db)
  await sql`
    create table ledger_entry (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      kind text not null,
      reference text not null,
      country text not null,
      currency text not null,
      created_at timestamptz not null,
      primary key (vendor_id, order_id, position),
      unique (vendor_id, order_id, reference),
      foreign key (vendor_id, order_id) references orders
    )`.execute(db)
  await sql`
    create table ledger_posting (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      account text not null references ledger_account,
      amount_minor bigint not null check (amount_minor <> 0),
      primary key (vendor_id, order_id, position, account),
      foreign key (vendor_id, order_id, position) references ledger_entry
    )`.execute(db)
  await sql`
    create function ledger_balanced() returns trigger language plpgsql as $$
    begin
      if (
        select coalesce(sum(amount_minor), 0) from ledger_posting
        where vendor_id = new.vendor_id and order_id = new.order_id and position = new.position
      ) <> 0 then
        raise exception 'entry % of order % does not come to nothing', new.position, new.order_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger ledger_posting_balanced after insert or update on ledger_posting
    deferrable initially deferred for each row execute function ledger_balanced()`.execute(db)
}

async function cash(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cash_collection (
      vendor_id text not null,
      order_id text not null,
      country text not null,
      due_minor bigint not null,
      collected_minor bigint not null,
      collected_at timestamptz not null,
      settlement_id text,
      settled_at timestamptz,
      primary key (vendor_id, order_id),
      foreign key (vendor_id, order_id) references orders
    )`.execute(db)
  await sql`create index cash_collection_owed on cash_collection (vendor_id, collected_at) where settlement_id is null`.execute(
    db,
  )
  await sql`
    create table cash_settlement (
      vendor_id text not null,
      settlement_id text not null,
      country text not null,
      operator_id text not null,
      reason text not null,
      amount_minor bigint not null,
      orders integer not null,
      created_at timestamptz not null,
      primary key (vendor_id, settlement_id)
    )`.execute(db)
}

async function reconciliation(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reconciliation_day (
      country text not null,
      day text not null,
      state text not null,
      ours integer not null,
      theirs integer not null,
      differences integer not null,
      checked_at timestamptz not null,
      primary key (country, day)
    )`.execute(db)
  await sql`
    create table reconciliation_difference (
      country text not null,
      day text not null,
      position integer not null,
      kind text not null,
      order_id text not null,
      reference text not null,
      ours_minor bigint,
      theirs_minor bigint,
      primary key (country, day, position),
      foreign key (country, day) references reconciliation_day on delete cascade
    )`.execute(db)
}

/** Books what was earned and collected before the ledger existed. */
async function past(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into cash_collection (vendor_id, order_id, country, due_minor, collected_minor, collected_at)
    select orders.vendor_id, orders.order_id, orders.country, orders.amount_minor,
      proof.collected_cash_minor, proof.created_at
    from order_proof as proof join orders using (vendor_id, order_id)
    where proof.kind = 'delivery' and proof.collected_cash_minor is not null`.execute(db)
  await sql`
    insert into ledger_entry (vendor_id, order_id, position, kind, reference, country, currency, created_at)
    select vendor_id, order_id, 0, 'FEE_EARNED', 'fee', country, currency, updated_at
    from orders where status in ('DELIVERED', 'RETURNED_TO_VENDOR')
    union all
    select vendor_id, order_id, 1, 'CASH_COLLECTED', 'cash', orders.country, currency, cash.collected_at
    from cash_collection as cash join orders using (vendor_id, order_id)`.execute(db)
  await sql`
    insert into ledger_posting (vendor_id, order_id, position, account, amount_minor)
    select entry.vendor_id, entry.order_id, entry.position, side.account, side.amount_minor
    from ledger_entry as entry
    join orders using (vendor_id, order_id)
    left join cash_collection as cash using (vendor_id, order_id)
    cross join lateral (values
      (0, 'receivable', orders.delivery_fee_minor), (0, 'fees', -orders.delivery_fee_minor),
      (1, 'rider_cash', cash.collected_minor), (1, 'shop_cash', -cash.collected_minor)
    ) as side (position, account, amount_minor)
    where side.position = entry.position and side.amount_minor <> 0`.execute(db)
}
