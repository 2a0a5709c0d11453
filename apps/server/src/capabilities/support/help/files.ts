import { randomUUID } from 'node:crypto'
import type { HelpFile } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { attachmentTypeOf } from '@beckon/domain/help'
import { helpLimits } from '@beckon/domain/limits'
import { sql } from 'kysely'
import type { HelpCaller, OperatorCaller } from '../../../platform/auth/callers.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { fileBytes } from '../../../platform/files/file-columns.ts'
import type { PictureAnswer } from '../../../platform/http/answers/picture-answer.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { preparePhoto } from '../../../platform/pictures/prepare-photo.ts'
import { sameBusiness } from '../../parties/vendors/index.ts'
import type { HelpDeps } from './deps.ts'
import type { ConversationRow, Whose } from './store.ts'

/** The sender of a file: a person of a business, or an operator who answers it. */
type Sender = { readonly user_id: string } | { readonly operator_id: string }

interface NewFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Keeps a file of a person for the message that will name it. */
export const keepFile = (
  deps: HelpDeps,
  { vendorId, userId, country }: HelpCaller,
  file: NewFile,
): Promise<{ result: HelpFile } | Refusal> =>
  keep(deps, { vendor_id: vendorId, country, sender: { user_id: userId } }, file)

/** Keeps a file of an operator for the answer that will name it. */
export async function keepOperatorFile(
  deps: HelpDeps,
  caller: OperatorCaller,
  { conversationId, ...file }: NewFile & { readonly conversationId: string },
): Promise<{ result: HelpFile } | Refusal> {
  const conversation = await deps.db
    .selectFrom('help_conversation')
    .select(['vendor_id', 'country'])
    .where('conversation_id', '=', conversationId)
    .where('country', '=', caller.country)
    .executeTakeFirst()
  if (!conversation) return refuse('help.not-found')
  return keep(deps, { ...conversation, sender: { operator_id: caller.operatorId } }, file)
}

interface Keeping {
  readonly vendor_id: string
  readonly country: CountryCode
  readonly sender: Sender
}

async function keep(
  deps: HelpDeps,
  { vendor_id, country, sender }: Keeping,
  { name, bytes }: NewFile,
): Promise<{ result: HelpFile } | Refusal> {
  const { db, clock } = deps
  const limits = { vendor_id, sender }
  if (await hasSentEnough(deps, limits)) return refuse('request.too-many', { retry_after: HOUR_SECONDS })
  const checked = await check(bytes)
  if (isRefusal(checked)) return checked
  if ((await bytesOfDay(deps, limits)) + checked.content.length > helpLimits.bytesADay) {
    return refuse('upload.day-full')
  }
  const file_id = randomUUID()
  const shown = name.replace(/[/\\]/gu, ' ').trim() || 'file'
  await db
    .insertInto('help_file')
    .values({
      vendor_id,
      file_id,
      country,
      user_id: null,
      operator_id: null,
      ...sender,
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

type Limited = Pick<Keeping, 'vendor_id' | 'sender'>

/** Without an end one person could fill the disk. */
async function hasSentEnough({ db, clock }: HelpDeps, { vendor_id, sender }: Limited): Promise<boolean> {
  const { count } = await db
    .selectFrom('help_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .$call((query) =>
      'user_id' in sender
        ? query.where('vendor_id', '=', vendor_id).where('user_id', '=', sender.user_id)
        : query.where('operator_id', '=', sender.operator_id),
    )
    .executeTakeFirstOrThrow()
  return count >= helpLimits.filesADay
}

/** Of all people and outlets of a business, or of the operator. */
async function bytesOfDay({ db, clock }: HelpDeps, { vendor_id, sender }: Limited): Promise<number> {
  const whose =
    'user_id' in sender
      ? sql`operator_id is null and vendor_id in (${sameBusiness(vendor_id)})`
      : sql`operator_id = ${sender.operator_id}`
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${fileBytes('help_file')}), 0)::float8 as bytes
    from help_file
    where created_at > ${new Date(clock.now().getTime() - DAY_MS)} and ${whose}`.execute(db)
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
  readonly whose: Whose
}

/** Only files of the sender, and each with one message. */
export async function attach(
  tx: Tx,
  { vendor_id, conversation_id, user_id }: ConversationRow,
  { position, files, whose }: Attaching,
): Promise<Refusal | undefined> {
  if (files.length === 0) return undefined
  const { numUpdatedRows } = await tx
    .updateTable('help_file')
    .set({ conversation_id, position })
    .where('vendor_id', '=', vendor_id)
    .where('file_id', 'in', files)
    .where('conversation_id', 'is', null)
    .$call((query) =>
      whose.kind === 'operator'
        ? query.where('operator_id', '=', whose.operatorId)
        : query.where('user_id', '=', user_id),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows) === new Set(files).size ? undefined : refuse('help.file-not-found')
}

/** A person reads files of the own conversations, an operator those of the country. */
export async function fileFor(
  { db, files }: HelpDeps,
  reader: Whose,
  fileId: string,
): Promise<PictureAnswer | Refusal> {
  const file = await files.read(() => findFile(db, reader, fileId))
  if (isRefusal(file)) return file
  return file ? { picture: file.content, type: file.media_type, tag: fileId } : refuse('help.file-not-found')
}

const findFile = (db: Database, reader: Whose, fileId: string) =>
  db
    .selectFrom('help_file')
    .select(['content', 'object_key', 'media_type'])
    .where('file_id', '=', fileId)
    .$call((query) =>
      reader.kind === 'operator'
        ? query.where('country', '=', reader.country).where('conversation_id', 'is not', null)
        : query
            .where('vendor_id', '=', reader.vendorId)
            .where((eb) =>
              eb.or([
                eb('user_id', '=', reader.userId),
                eb(
                  'conversation_id',
                  'in',
                  eb
                    .selectFrom('help_conversation')
                    .select('help_conversation.conversation_id')
                    .whereRef('help_conversation.vendor_id', '=', 'help_file.vendor_id')
                    .where('help_conversation.user_id', '=', reader.userId),
                ),
              ]),
            ),
    )
    .executeTakeFirst()

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
