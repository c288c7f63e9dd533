/** Texts that both sides use word for word (specification, sections 5 and 8). */
export const MESSAGES = {
  wrongPassword: 'Incorrect password. Please try again.',
  passwordRequired: 'Please enter the password',
  notSignedIn: 'Please sign in to continue.',
  foreignOrigin: 'This request came from another site and was refused.',
  connectionError: 'Connection error. Please try again.',

  pasteEmpty: 'Please paste your attribute data',
  pasteMissingWeight: 'Missing weight (should be tab-separated)',
  pasteNameRequired: 'Attribute name is required',
  pasteBadWeight: 'Weight must be 1, 2, or 3',
  pasteNoneValid: 'No valid attributes to create',

  bulkV2Selection: 'Please select between 1 and 4 Product Category attributes',
  manualV2Selection: 'Please select at least one product category or attribute',
  pcSelection: 'Please select at least one product category',
  noPromptsToSave: 'No prompts to save',
  noWrittenPromptsToSave: 'No written prompts to save',
  editInProgress: 'Edit in Progress',
  improveSelection: 'Please select at least one prompt to improve',
  improveInstructions: 'Please provide improvement instructions',
  invalidResponse: 'Invalid response format from server',
} as const;
