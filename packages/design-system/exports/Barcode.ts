export { Barcode } from '../src/components/Barcode/Barcode.tsx'
export type { BarcodeProps } from '../src/components/Barcode/Barcode.tsx'
