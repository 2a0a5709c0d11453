import { type Kysely, sql } from 'kysely'

/**
 * Adds the times on duty of riders, with those that go on now, and test shops, whose people act for their vendors of the test
 * mode.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await timesOnDuty(db)
  await sql`alter table vendor add column open_before_test boolean`.execute(db)
  await requireRole(db)
}

async function timesOnDuty(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_duty (
      rider_id text not null references rider on delete cascade,
      began_at timestamptz not null,
      country text not null,
      ended_at timestamptz,
      primary key (rider_id, began_at),
      check (ended_at >= began_at)
    )`.execute(db)
  await sql`create index rider_duty_time on rider_duty (country, ended_at)`.execute(db)
  await sql`
    insert into rider_duty (rider_id, began_at, country)
    select rider_id, coalesce(duty_since, created_at), country from rider where on_duty`.execute(db)
}

/** As before, and for a vendor of the test mode of a test shop the roles at the shop count. */
async function requireRole(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function require_role(
      of_vendor text, of_version text, of_user text, granted text[], allowing text[]
    ) returns void
    language plpgsql volatile as $$
    begin
      if not exists (
        select from vendor
        where vendor.vendor_id = of_vendor and vendor.xmin::text = of_version
          and case when granted is null
            then exists (
              select from vendor_owner
              where 'owner' = any(allowing) and vendor_owner.user_id = of_user
                and vendor_owner.vendor_id in (vendor.vendor_id, vendor.parent_vendor_id)
            ) or exists (
              select from vendor_member
              where vendor_member.role = any(allowing) and vendor_member.user_id = of_user
                and vendor_member.vendor_id in (vendor.vendor_id, vendor.parent_vendor_id)
            ) or (vendor.test_of is not null and vendor.open_before_test is not null and exists (
              select from vendor as shop
              where shop.vendor_id = vendor.test_of and (exists (
                select from vendor_owner
                where 'owner' = any(allowing) and vendor_owner.user_id = of_user
                  and vendor_owner.vendor_id in (shop.vendor_id, shop.parent_vendor_id)
              ) or exists (
                select from vendor_member
                where vendor_member.role = any(allowing) and vendor_member.user_id = of_user
                  and vendor_member.vendor_id in (shop.vendor_id, shop.parent_vendor_id)
              ))
            ))
            else vendor.vendor_id = any(granted) or vendor.parent_vendor_id = any(granted)
          end
      ) then
        raise exception 'the vendor has changed' using errcode = 'BK002';
      end if;
    end
    $$`.execute(db)
}
