import { type Kysely, sql } from 'kysely'

/**
 * Raises BK002 where the row of a vendor is no longer the version that a process has read, or where the user may not act
 * for the vendor any more. `granted` has the vendors of a grant; null for a user who acts as an owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_acting(of_vendor text, of_version text, of_user text, granted text[]) returns void
    language plpgsql volatile as $$
    begin
      if not exists (
        select from vendor
        where vendor.vendor_id = of_vendor and vendor.xmin::text = of_version
          and case when granted is null
            then exists (
              select from vendor_owner
              where vendor_owner.user_id = of_user
                and vendor_owner.vendor_id in (vendor.vendor_id, vendor.parent_vendor_id)
            )
            else vendor.vendor_id = any(granted) or vendor.parent_vendor_id = any(granted)
          end
      ) then
        raise exception 'the vendor has changed' using errcode = 'BK002';
      end if;
    end
    $$`.execute(db)
}
