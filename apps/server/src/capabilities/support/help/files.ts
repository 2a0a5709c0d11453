import { randomUUID } from 'node:crypto'
import type { HelpFile } from '@beckon/contract'
import { attachmentTypeOf } from '@beckon/domain/help'
import { helpLimits } from '@beckon/domain/limits'
import { sql } from 'kysely'
import type { HelpCaller } from '../../../platform/auth/callers.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { PictureAnswer } from '../../../platform/http/answers/picture-answer.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { preparePhoto } from '../../fulfilment/proofs/index.ts'
import { sameBusiness } from '../../parties/vendors/index.ts'
import type { HelpDeps } from './deps.ts'
import type { ConversationKey, Whose } from './store.ts'

/** Keeps a file for the message that will name it. */
export async function keepFile(
  deps: HelpDeps,
  caller: HelpCaller,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<{ result: HelpFile } | Refusal> {
  const { db, clock } = deps
  const { vendorId, userId, country } = caller
  if (await hasSentEnough(deps, caller)) return refuse('request.too-many', { retry_after: HOUR_SECONDS })
  const checked = await check(bytes)
  if (isRefusal(checked)) return checked
  if ((await bytesOfDay(deps, caller)) + checked.content.length > helpLimits.bytesADay) {
    return refuse('upload.day-full')
  }
  const file_id = randomUUID()
  const shown = name.replace(/[/\\]/gu, ' ').trim() || 'file'
  await db
    .insertInto('help_file')
    .values({
      vendor_id: vendorId,
      file_id,
      country,
      user_id: userId,
      conversation_id: null,
      position: null,
      name: shown,
      media_type: checked.type,
      content: checked.content,
      created_at: clock.now(),
    })
    .execute()
  return { result: { file_id, name: shown, type: checked.type, bytes: checked.content.length } }
}

const HOUR_SECONDS = 3600
const DAY_MS = 86_400_000

/** Without an end one person could fill the disk. */
async function hasSentEnough({ db, clock }: HelpDeps, { vendorId, userId }: HelpCaller): Promise<boolean> {
  const { count } = await db
    .selectFrom('help_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return count >= helpLimits.filesADay
}

/** Of all people and outlets of a business. */
async function bytesOfDay({ db, clock }: HelpDeps, { vendorId }: HelpCaller): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(content)), 0)::float8 as bytes
    from help_file
    where created_at > ${new Date(clock.now().getTime() - DAY_MS)}
      and vendor_id in (${sameBusiness(vendorId)})`.execute(db)
  return rows[0]?.bytes ?? 0
}

type Checked = { readonly type: HelpFile['type']; readonly content: Buffer }

/** A picture is re-encoded without metadata; a PDF is only offered for download, never displayed by us. */
async function check(bytes: Buffer): Promise<Checked | Refusal> {
  const type = attachmentTypeOf(bytes)
  if (type === 'application/pdf') return { type, content: bytes }
  if (type !== 'picture') return refuse('help.file-invalid')
  const picture = await preparePhoto(bytes)
  if (isRefusal(picture)) return refuse('help.file-invalid')
  return { type: picture.mediaType, content: picture.content }
}

interface Attaching {
  readonly position: number
  readonly files: readonly string[]
}

/** Only one's own, and each with one message. Operators send none: they have no call to keep one. */
export async function attach(
  tx: Tx,
  { vendor_id, conversation_id }: ConversationKey,
  { position, files }: Attaching,
): Promise<Refusal | undefined> {
  if (files.length === 0) return undefined
  const { numUpdatedRows } = await tx
    .updateTable('help_file')
    .set({ conversation_id, position })
    .where('vendor_id', '=', vendor_id)
    .where('file_id', 'in', files)
    .where('conversation_id', 'is', null)
    .where(({ eb, selectFrom }) =>
      eb(
        'user_id',
        '=',
        selectFrom('help_conversation')
          .select('user_id')
          .where('vendor_id', '=', vendor_id)
          .where('conversation_id', '=', conversation_id),
      ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows) === new Set(files).size ? undefined : refuse('help.file-not-found')
}

export async function fileFor(db: Database, reader: Whose, fileId: string): Promise<PictureAnswer | Refusal> {
  const file = await db
    .selectFrom('help_file')
    .select(['content', 'media_type'])
    .where('file_id', '=', fileId)
    .$call((query) =>
      reader.kind === 'operator'
        ? query.where('country', '=', reader.country).where('conversation_id', 'is not', null)
        : query.where('user_id', '=', reader.userId).where('vendor_id', '=', reader.vendorId),
    )
    .executeTakeFirst()
  return file ? { picture: file.content, type: file.media_type, tag: fileId } : refuse('help.file-not-found')
}

/** Deletes files that were sent with no message. */
export async function purgeLooseFiles({ db, clock }: HelpDeps): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - helpLimits.looseDays * DAY_MS)
  await db
    .deleteFrom('help_file')
    .where('conversation_id', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
