export const bulk = {
  'bulk.file-invalid': 'File format is invalid',
  'bulk.file-too-large': 'File cannot be larger than 5 MB',
  'bulk.busy': 'This upload is still being worked on. Try again in a moment.',
  'bulk.over': 'This upload is finished. Its rows cannot be changed any more.',
  'bulk.nothing-to-place': 'No row of this upload can be placed.',
  'bulk.columns-missing': 'Say which columns hold the name, the phone and the address.',
} as const
