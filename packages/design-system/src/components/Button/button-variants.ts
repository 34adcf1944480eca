export const buttonVariants = ['primary', 'secondary', 'quiet', 'onBrand'] as const
export const buttonSizes = ['medium', 'small'] as const

export type ButtonVariant = (typeof buttonVariants)[number]
export type ButtonSize = (typeof buttonSizes)[number]
