/** The widths of a tile's picture: on phones, on tablets and on desktops (WSH-12). */
export const pictureWidths = { phone: 47, tablet: 45, desktop: 48 } as const
