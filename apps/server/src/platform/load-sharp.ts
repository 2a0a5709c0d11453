/**
 * Loads the picture library with the first picture: it takes 20 MB. One thread for each picture leaves the other cores
 * to calls; decoding runs outside of the event loop.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}
