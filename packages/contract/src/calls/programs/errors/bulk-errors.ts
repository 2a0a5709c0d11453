import type { ProgramError } from './program-error.ts'

/** Errors about spreadsheets of orders. */
export const bulkErrors = {
  'bulk.disabled': {
    status: 403,
    meaning: 'Bulk orders are turned off for the collection point.',
    action: 'Ask your account manager.',
    from: ['bulk.disabled'],
  },
  'bulk.not-found': {
    status: 404,
    meaning: 'There is no such upload, or the key is not for its collection point.',
    action: 'Use an `id` as it was answered.',
    from: ['bulk.not-found'],
  },
  'bulk.file-invalid': {
    status: 422,
    meaning: 'The file is no XLSX workbook that can be read.',
    action: 'Send a workbook in the format XLSX.',
    from: ['bulk.file-invalid'],
  },
  'bulk.file-too-large': {
    status: 413,
    meaning: 'The file is larger than 5 MB.',
    action: 'Split it.',
    from: ['bulk.file-too-large'],
  },
  'bulk.day-full': {
    status: 422,
    meaning: 'The business has uploaded too much within 24 hours.',
    action: 'Continue tomorrow.',
    from: ['upload.day-full'],
  },
  'bulk.busy': {
    status: 409,
    meaning: 'The upload is being worked on.',
    action: 'Read the upload until its `progress` is null, then repeat the request.',
    from: ['bulk.busy'],
  },
  'bulk.over': {
    status: 409,
    meaning: 'The upload was cancelled or could not be read.',
    action: 'Upload a file again.',
    from: ['bulk.over'],
  },
  'bulk.changed': {
    status: 409,
    meaning: 'Version, orders or fee differ from what was confirmed.',
    action: 'Read the upload, and confirm what it says now.',
    from: ['bulk.changed'],
  },
  'bulk.nothing-to-place': {
    status: 422,
    meaning: 'No row can be placed.',
    action: 'Correct the rows with errors.',
    from: ['bulk.nothing-to-place'],
  },
} as const satisfies Record<string, ProgramError>
