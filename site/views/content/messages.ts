export const draftNotice = 'This is a draft. Only people with this link can see it.';
