import { z } from 'zod'

/** The place of a message in its conversation, counted from 0; as many as the database counts. */
export const messagePosition = z.number().int().min(0).max(2_147_483_647)
