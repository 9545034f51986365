/** Discord's limits on one message, in characters where not said otherwise. */
export const limits = {
  title: 256,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  /** Over the titles, descriptions, field names and values, and footers of all embeds of a message together. */
  embedTotal: 6000,
  /** Rows of buttons and selects; a select takes a whole one. */
  rows: 5,
  buttonsPerRow: 5,
  buttonLabel: 80,
  /** Of a select. */
  options: 25,
  optionLabel: 100,
  /** What the option does, as the `customId` of a button. */
  optionValue: 100,
  optionDetail: 100,
  selectHeading: 150,
  customId: 100,
  /** Of a form and of the label in it. */
  formTitle: 45,
  formText: 4000,
  /** What a picture shows, in words. */
  attachmentDescription: 1024,
  suggestions: 25,
  suggestionName: 100,
  suggestionValue: 100,
} as const;
