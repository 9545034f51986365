/** The zones of a player that are spoken of. */
export type ZoneKind = 'monster' | 'spellTrap';

/** How many zones were said to be free: of the player who asks. */
export interface RoomTold {
  readonly kind: ZoneKind;
  readonly free: 0 | 1;
}

const all = '(?:all |each |every |both )?(?:(?:five|5) )?(?:of )?';
const zones = {
  monster: '(?:main )?monster (?:card )?zones?',
  spellTrap:
    '(?:(?:spell (?:& |and )?trap|spell ?/ ?trap|spells?/traps?|s ?/ ?t|s & t|st)(?: card)? zones?|backrow(?: zones?)?|back row(?: zones?)?)',
} as const;
const filled =
  '(?:(?:all|completely|totally|already|currently) )*(?:full|occupied|taken|filled|used up|in use)';
const open = '(?:open|free|empty|available|unoccupied)';
const one = '(?:(?:exactly|only|just) )?(?:1|one|a single|a|a sole|single)(?: single)?';
const has = "(?:i(?:'ve| have|'ve got| have got| control)?|there is|there's|with)";

const said = (zone: string): readonly (readonly [RegExp, 0 | 1])[] => [
  [new RegExp(`\\b${all}my (?:(?:five|5) )?${zone} (?:are|is|being) ${filled}\\b`), 0],
  [
    new RegExp(
      `\\b(?:i have|i've got|i've|with) (?:a |my )?(?:full|five|5 occupied|five occupied) ${zone}\\b`,
    ),
    0,
  ],
  [new RegExp(`\\bno (?:more )?${open} ${zone}\\b(?! (?:of|on) (?:my opp|the opp|their))`), 0],
  [new RegExp(`\\bno ${zone} (?:are |is )?(?:${open}|left)\\b`), 0],
  [new RegExp(`\\b${has} ${one} ${open} ${zone}\\b`), 1],
  [new RegExp(`\\b${has} ${one} ${zone} (?:that is )?(?:${open}|left)\\b`), 1],
];

const monsters = [
  /\b(?:i (?:already )?(?:control|have)|my) (?:five|5) (?:other )?monsters\b/,
  /\bmy (?:field|board|side) is full of monsters\b/,
] as const;
const backrow = [
  /\b(?:i (?:already )?(?:control|have)|my) (?:five|5) (?:set (?:cards|spells\/traps)|spells\/traps|backrow(?: cards)?|spells and traps)\b/,
] as const;

const readings: readonly (readonly [ZoneKind, readonly (readonly [RegExp, 0 | 1])[]])[] = [
  ['monster', [...said(zones.monster), ...monsters.map((form) => [form, 0] as const)]],
  ['spellTrap', [...said(zones.spellTrap), ...backrow.map((form) => [form, 0] as const)]],
];

/** How much room was told: undefined where none was, or where two statements differ. */
export function roomTold(told: string): RoomTold | undefined {
  const found = readings.flatMap(([kind, forms]) =>
    forms.flatMap(([form, free]) => (form.test(told) ? [{ kind, free }] : [])),
  );
  const [first, ...others] = found;
  return others.every((each) => each.kind === first?.kind && each.free === first.free) ? first : undefined;
}
