export { Banner, bannerTones } from '../src/components/Banner/Banner.tsx'
export type { BannerProps, BannerTone } from '../src/components/Banner/Banner.tsx'
