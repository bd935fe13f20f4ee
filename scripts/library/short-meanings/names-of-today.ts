/** Names whose form in the King James Version is not the usual one today, or that the sources hide. */
export const namesOfToday: ReadonlyMap<string, string> = new Map(
  Object.entries({
    H2313: 'Tigris',
    H3120: 'Greece',
    H3568: 'Cush',
    H758: 'Aram',
    H4714: 'Egypt',
    H5297: 'Memphis',
    H4996: 'Thebes',
    H5512: 'Sin',
    H6578: 'Euphrates',
    H8352: 'Seth',
    H583: 'Enosh',
    H7018: 'Kenan',
    H2585: 'Enoch',
    H3050: 'Jah',
    H3068: 'the LORD',
    H3069: 'GOD',
    H6540: 'Persian',
    G2424: 'Jesus',
    G5547: 'Christ',
  }),
);
