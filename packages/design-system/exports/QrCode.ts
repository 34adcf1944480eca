export { QrCode, qrCodeSizes, qrCorrections } from '../src/components/QrCode/QrCode.tsx'
export type { QrCodeProps, QrCodeSize, QrCorrection } from '../src/components/QrCode/QrCode.tsx'
