export { PointsPicker } from '../src/components/PointsPicker/PointsPicker.tsx'
export type {
  PointsPickerChoice,
  PointsPickerOther,
  PointsPickerProps,
  PointsPickerValue,
} from '../src/components/PointsPicker/PointsPicker.tsx'
