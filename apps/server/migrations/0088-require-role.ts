import { type Kysely, sql } from 'kysely'

/**
 * Raises BK002 where the row of a vendor is no longer the version that a process has read, or where no role of the user allows
 * the action any more. `allowing` are the roles that allow it; `granted` has the vendors of a grant and is null for an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_role(
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
            )
            else vendor.vendor_id = any(granted) or vendor.parent_vendor_id = any(granted)
          end
      ) then
        raise exception 'the vendor has changed' using errcode = 'BK002';
      end if;
    end
    $$`.execute(db)
}
