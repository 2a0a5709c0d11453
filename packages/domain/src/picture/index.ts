export {
  pictureLimits,
  pictureSlots,
  type PictureSlot,
  type PictureViolation,
  pictureViolation,
  slotSizes,
} from './picture.ts'
