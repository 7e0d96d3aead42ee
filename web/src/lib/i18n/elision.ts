// "de Basile", "d’Anaïs", "de Yasutaka", "d’Yves": what comes before a name in French.
export const of = (name: string): string => (/^([aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouéèê]))/i.test(name) ? 'd’' : 'de ');
